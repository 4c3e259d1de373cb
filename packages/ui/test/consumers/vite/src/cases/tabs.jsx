import { Button, Tab, TabList, TabPanel, Tabs } from '@waypage/ui';
import { useState } from 'react';

const all = Array.from({ length: 12 }, (_, index) => `Section ${index + 1}`);

export default function ChangingTabs({ query }) {
  const [names, setNames] = useState(all);
  const [held, setHeld] = useState('Section 3');
  return (
    <main style={{ padding: 40, inlineSize: 500 }}>
      <Tabs
        orientation="horizontal"
        {...(query.has('held')
          ? {
              value: held,
              onValueChange: (value, { reason }) => {
                window.say(value, reason);
                setHeld(value);
              },
            }
          : { defaultValue: 'Section 3' })}
      >
        <TabList label="Sections">
          {names.map((name) => (
            <Tab key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {names.map((name) => (
          <TabPanel key={name} value={name}>
            Panel of {name}
          </TabPanel>
        ))}
      </Tabs>
      <Button onClick={() => setNames((now) => now.filter((name) => !/Section [23]$/.test(name)))}>
        Remove
      </Button>
    </main>
  );
}
