import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `joined`: boxes side by side under their question; `strip`: words on a ruled strip. */
  readonly variant: 'joined' | 'strip';
}

/** Native radio buttons. Hidden without scripts. */
export function Radios<Value extends string>({
  legend,
  options,
  value,
  onChange,
  variant,
}: Props<Value>) {
  const name = useId();

  return (
    // Firefox makes scroll containers tab stops; the radio buttons inside are enough.
    <Fieldset data-look={variant} tabIndex={-1}>
      <legend>{legend}</legend>
      <Options>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Options>
    </Fieldset>
  );
}

const Options = styled.div`
  display: flex;
`;

const Option = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  min-block-size: 48px;
  padding-inline: 22px;
  ${typography.nav}
  font-weight: 600;
  color: ${vars.color.ink};
  cursor: pointer;
  transition:
    color ${vars.duration.quick} ${vars.easing.out},
    background ${vars.duration.quick} ${vars.easing.out};

  & > input {
    ${mixins.inputOverLabel}
  }
  &:has(:checked) {
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
  }
  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
  @media ${media.hover} {
    &:not(:has(:checked)):hover {
      text-decoration: underline;
      text-decoration-color: ${vars.color.signal};
      text-decoration-thickness: 2px;
      text-underline-offset: 6px;
    }
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      color: SelectedItemText;
      background: SelectedItem;
    }
  }
`;

const Fieldset = styled.fieldset`
  &[data-look='joined'] {
    & > legend {
      margin-block-end: 12px;
      ${typography.question}
    }
    ${Option} {
      border: 2px solid ${vars.color.line};
    }
    ${Options} {
      flex-wrap: wrap;
      gap: 8px;
    }
    @media ${media.sm} {
      ${Options} {
        column-gap: 0;
        padding-inline-end: 2px;
      }
      ${Option} {
        margin-inline-end: -2px;
      }
      ${Option}:last-child {
        border-end-end-radius: ${vars.radius.roundS};
      }
    }
  }

  &[data-look='strip'] {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;

    & > legend {
      ${mixins.visuallyHidden}
    }
    ${Option} {
      flex: none;
      min-block-size: 58px;
      padding-inline: 20px;
      font-weight: 550;
    }
    ${Option}:has(:checked) {
      border-end-end-radius: ${vars.radius.roundS};
    }
    ${Option}:has(:focus-visible) {
      outline-offset: -6px;
    }
    ${Option}:has(:checked):has(:focus-visible) {
      outline-color: ${vars.color.onSolid};
    }
  }
`;
