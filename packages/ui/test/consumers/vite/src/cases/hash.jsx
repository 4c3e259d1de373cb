import {
  Accordion,
  AccordionItem,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@waypage/ui';
import { useState } from 'react';

const far = <div style={{ blockSize: 3000 }} />;

/** Links to targets inside collapsed content. */
export default function HashLinks() {
  const [value, setValue] = useState(null);
  return (
    <main>
      <nav>
        {['accordion', 'held-accordion', 'disclosure', 'tab'].map((id) => (
          <p key={id}>
            <a href={`#${id}`}>To {id}</a>
          </p>
        ))}
      </nav>
      {far}
      <Accordion>
        <AccordionItem question="Question">
          <div style={{ blockSize: 900 }} />
          <p id="accordion">Target in accordion</p>
        </AccordionItem>
      </Accordion>
      {far}
      <Accordion value={value} onValueChange={setValue}>
        <AccordionItem question="Held question" value="held">
          <p id="held-accordion">Target in held-accordion</p>
        </AccordionItem>
      </Accordion>
      {far}
      <Disclosure>
        <DisclosureButton>More</DisclosureButton>
        <DisclosurePanel align="start">
          <p id="disclosure">Target in disclosure</p>
        </DisclosurePanel>
      </Disclosure>
      {far}
      <Tabs defaultValue="a">
        <TabList label="Views">
          <Tab value="a">A</Tab>
          <Tab value="b">B</Tab>
        </TabList>
        <TabPanel value="a">First</TabPanel>
        <TabPanel value="b">
          <p id="tab">Target in tab</p>
        </TabPanel>
      </Tabs>
      {far}
    </main>
  );
}
