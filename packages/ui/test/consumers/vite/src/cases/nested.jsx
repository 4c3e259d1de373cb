import * as kit from '@waypage/ui';
import { popups, texts } from '../every-component.jsx';

/** An element of each kind that opens, with a button that has its label. */
function opening(kind, label, content) {
  const named = { ...texts.en, short: label, long: content };
  const popup = popups(kit, named, { prefix: label, triggerLabel: label })[kind];
  if (!popup) {
    return (
      <kit.Disclosure>
        <kit.DisclosureButton>{label}</kit.DisclosureButton>
        <kit.DisclosurePanel align="start">{content}</kit.DisclosurePanel>
      </kit.Disclosure>
    );
  }
  if (popup.props.trigger || kind === 'Tooltip') return popup;
  return (
    <>
      <kit.Button onClick={() => kit.openDialog(popup.props.id)}>{label}</kit.Button>
      {popup}
    </>
  );
}

const lists = {
  Select: (
    <kit.Select label="Inner">
      <option>One</option>
      <option>Two</option>
    </kit.Select>
  ),
  Combobox: (
    <kit.Combobox
      label="Inner"
      options={[{ value: 'a', label: 'Content' }]}
      clearLabel="Clear"
      closeLabel="Close"
      getResultText={(count) => `${count} found`}
    />
  ),
};

export default function Nested({ query }) {
  const inner = query.get('inner');
  return (
    <main style={{ padding: 60 }}>
      {opening(
        query.get('outer'),
        'Outer',
        <div>
          <p>Around</p>
          {lists[inner] ?? opening(inner, 'Inner', 'Content')}
        </div>,
      )}
    </main>
  );
}
