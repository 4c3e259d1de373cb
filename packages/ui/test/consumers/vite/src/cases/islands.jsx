import {
  Accordion,
  AccordionItem,
  Dialog,
  Field,
  RadioGroup,
  SegmentedControl,
  openDialog,
} from '@waypage/ui';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

function Island({ name }) {
  return (
    <section aria-label={name}>
      <Field label={`Field of ${name}`} hint={`Hint of ${name}`} />
      <RadioGroup legend="Radio" options={options} defaultValue="a" />
      <SegmentedControl legend="Segments" options={options} defaultValue="b" />
      <Accordion>
        <AccordionItem question={`Question of ${name}`} defaultOpen>
          Answer
        </AccordionItem>
      </Accordion>
      <Dialog id="help" title={`Help of ${name}`} closeLabel="Close">
        Words
      </Dialog>
    </section>
  );
}

/** Two React roots on one page, without a prefix for their ids. */
export default function Islands() {
  const places = [useRef(null), useRef(null)];
  useEffect(() => {
    const roots = places.map((place, index) => {
      const host = place.current.appendChild(document.createElement('div'));
      const root = createRoot(host);
      root.render(<Island name={['one', 'two'][index]} />);
      return { host, root };
    });
    return () => {
      for (const { host, root } of roots) {
        host.remove();
        // React may be rendering; it cannot unmount another root then.
        setTimeout(() => root.unmount());
      }
    };
  }, []);
  return (
    <main>
      <button type="button" onClick={() => openDialog('help')}>
        Help
      </button>
      {places.map((place, index) => (
        <div key={index} ref={place} />
      ))}
    </main>
  );
}
