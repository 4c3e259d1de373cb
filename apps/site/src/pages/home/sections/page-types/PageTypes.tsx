import { PAGE_TYPES } from '@waypage/content/page-types';
import { Container, Heading, Reveal, Section, Tab, TabList, Tabs, Text } from '@waypage/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/icon/Icon.tsx';
import { viewPageType } from './page-types-view.ts';
import { PageTypePanel } from './PageTypePanel.tsx';
import { Head, Lead, Panel } from './PageTypes.styles.ts';

const views = PAGE_TYPES.map(viewPageType);
const [first] = views;

/** Constant elements, so that selecting a tab does not render the fourteen panels again. */
const panels = views.map((view) => (
  <Panel key={view.pageType.id} value={view.pageType.id}>
    <PageTypePanel {...view} isFirst={view === first} />
  </Panel>
));

/** The page types with their objects and pages (docs/product.md, section 2, "Page types"). */
export default function PageTypes() {
  const { t } = useTranslation(['page-types']);
  // Nothing animates before the visitor has selected a tab.
  const [isChanged, setChanged] = useState(false);
  return (
    <Section id="page-types">
      <Container>
        <Reveal render={<Head />}>
          <Heading level={2}>{t('page-types:title')}</Heading>
          <Lead tone="ink2">{t('page-types:lead')}</Lead>
        </Reveal>
        {first ? (
          <Reveal order={1} data-changed={isChanged ? '' : undefined}>
            <Tabs defaultValue={first.pageType.id} onValueChange={() => setChanged(true)}>
              <TabList label={t('page-types:tabs')} bleed>
                {views.map(({ pageType: { id, title, icon } }) => (
                  <Tab key={id} value={id} iconStart={<Icon name={icon} />}>
                    {t(title)}
                  </Tab>
                ))}
              </TabList>
              {panels}
            </Tabs>
          </Reveal>
        ) : (
          <>
            <Text>{t('page-types:none')}</Text>
            <Text>{t('page-types:nothingSelected')}</Text>
          </>
        )}
      </Container>
    </Section>
  );
}
