import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** Returns the type of an optional prop without its `undefined`, if that leaves one. */
function withoutUndefined(type: SBType | undefined): SBType | undefined {
  if (type?.name !== 'union') return type;
  const types = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined');
  return types.length === 1 ? withoutUndefined(types[0]) : type;
}

/** Whether a value can be edited as JSON: it has no elements and no functions. */
const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !('$$typeof' in value) && Object.values(value).every(isData)
    : typeof value !== 'function';

const noControl = { control: { disable: true } };

function inferControl(argType: StrictInputType, value: unknown): Partial<StrictInputType> {
  if (argType.control) return {};
  // A control would take the state over from the component.
  if (/^(open|defaultOpen)$/.test(argType.name) && value === undefined) return noControl;
  if (!isData(value)) return noControl;
  const type = withoutUndefined(argType.type);
  // Of a prop of the HTML element, the documentation knows the default at most.
  if (!type || !('name' in type)) return {};
  switch (type.name) {
    case 'boolean':
    case 'number':
      return { control: { type: type.name } };
    case 'string':
      return { control: { type: 'text' } };
    case 'enum':
      return {
        control: { type: type.value.length > 5 ? 'select' : 'radio' },
        options: type.value,
      };
    default:
      if (type.name === 'other' && type.value === 'ReactNode') return { control: { type: 'text' } };
      return typeof value === 'object' && value ? { control: { type: 'object' } } : noControl;
  }
}

/**
 * Sets the control of each prop for which the stories set none, by its type and its value in the story. Storybook itself
 * edits optional props, elements and functions as JSON.
 */
export const inferControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  // All that take an error take this one of the HTML element.
  if (names.has('error')) names.add('disabled');
  return Object.fromEntries(
    [...names].map((name) => {
      const override = name === 'disabled' && { type: { name: 'boolean' } as const };
      const argType = { name, ...argTypes[name], ...override };
      return [name, { ...argType, ...inferControl(argType, initialArgs[name]) }];
    }),
  );
};
