import {
  Button,
  Container,
  Heading,
  Menu,
  MenuAction,
  MenuLink,
  MenuSeparator,
  Notices,
  notify,
  SegmentedControl,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@waypage/ui';
import { useEffect, useState } from 'react';
import { Profile } from './Profile.jsx';
import { Team } from './Team.jsx';

const TABS = ['profile', 'team'];
const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const tabOfUrl = () => {
  const tab = new URLSearchParams(location.search).get('tab');
  return TABS.includes(tab) ? tab : 'profile';
};

export function Settings() {
  const [tab, setTab] = useState(tabOfUrl);
  const [theme, setTheme] = useState('system');
  useEffect(() => {
    const onPopState = () => setTab(tabOfUrl());
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <>
      <main tabIndex={-1} style={{ paddingBlock: 40 }}>
        <Container>
          <Stack gap={8}>
            <Stack direction="row" gap={5} align="center">
              <Heading level={1} variant="titleL" style={{ flex: 1 }}>
                Settings
              </Heading>
              <SegmentedControl
                legend="Theme"
                hideLegend
                size="s"
                value={theme}
                onValueChange={setTheme}
                options={THEMES}
              />
              <Menu
                align="end"
                trigger={
                  <Button variant="outline" size="s">
                    Account
                  </Button>
                }
              >
                <MenuLink href="/help">Help</MenuLink>
                <MenuSeparator />
                <MenuAction onClick={() => notify('Signed out.')}>Sign out</MenuAction>
              </Menu>
            </Stack>
            <Tabs
              value={tab}
              orientation="horizontal"
              onValueChange={(next) => {
                setTab(next);
                history.pushState(null, '', `?tab=${next}`);
              }}
            >
              <TabList label="Settings">
                <Tab value="profile">Profile</Tab>
                <Tab value="team">Team</Tab>
              </TabList>
              <TabPanel value="profile">
                <Profile />
              </TabPanel>
              <TabPanel value="team">
                <Team />
              </TabPanel>
            </Tabs>
          </Stack>
        </Container>
      </main>
      <Notices closeLabel="Close" place="bottom-end" />
    </>
  );
}
