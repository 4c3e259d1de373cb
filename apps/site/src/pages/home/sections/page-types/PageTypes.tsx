import { PAGE_TYPES } from '@waypage/content/page-types';
import {
  Container,
  Heading,
  Reveal,
  Section,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
} from '@waypage/ui';
import { useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Icon } from '#components/icon/Icon.tsx';
import { Details, Head as PanelHead, PageTypePanel } from './PageTypePanel.tsx';
import { media, vars } from '@waypage/ui/theme';
import { keyframes, styled } from 'styled-components';
import { Ground, Line, ObjectLayer, Phone, Tag, View } from '#components/stage/Stage.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${vars.space[6]} ${vars.space[10]};
  margin-block-end: ${vars.space[9]};

  @media ${media.lg} {
    flex-wrap: nowrap;
    margin-block-end: ${vars.space[11]};
  }
`;

const Lead = styled(Text)`
  @media ${media.lg} {
    flex: none;
    inline-size: 22em;
    max-inline-size: 40%;
  }
`;

const objectEnter = keyframes`
  from { opacity: 0; translate: 0 -16px; }
`;

const bracketsEnter = keyframes`
  from { opacity: 0; transform: scale(1.12); }
`;

const beamDraw = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0); }
`;

const beamDrawRtl = keyframes`
  from { clip-path: inset(0 0 0 100%); }
  to { clip-path: inset(0); }
`;

/*
 * The transition of tabs (docs/design.md, section 8). The old panel is displayed, without its ground and its text,
 * while its phone fades out over the new one. Browsers without `allow-discrete` hide it at once.
 */
const Panel = styled(TabPanel)`
  @media ${media.lg} and (prefers-reduced-motion: no-preference) {
    [data-changed] > * > &:not([hidden]) {
      ${ObjectLayer} {
        animation: ${objectEnter} ${vars.duration.base} ${vars.easing.paper} backwards;
      }
      ${View} {
        animation: ${bracketsEnter} ${vars.duration.base} ${vars.easing.paper} backwards;
      }
      ${Line} {
        animation: ${beamDraw} ${vars.duration.slow} ${vars.easing.out} backwards;
      }
      ${Line}:dir(rtl) {
        animation-name: ${beamDrawRtl};
      }
    }
  }

  @media ${media.lg} and (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    transition: display ${vars.duration.slow} allow-discrete;

    ${ObjectLayer} {
      transition: ${vars.duration.quick} ${vars.easing.out};
      transition-property: opacity, translate;
    }
    ${Phone} {
      transition: opacity ${vars.duration.slow} ${vars.easing.out};
    }

    &[hidden] {
      position: relative;
      z-index: 1;
      block-size: 0;
      pointer-events: none;

      ${Ground} {
        background: none;
      }
      ${ObjectLayer} {
        opacity: 0;
        translate: 0 12px;
      }
      ${Phone} {
        opacity: 0;
      }
    }
    /* Where the browser's search finds hidden text, it must not be invisible, and is not displayed anyway. */
    &[hidden]:not([hidden='until-found']) {
      ${PanelHead}, ${Details}, ${Line}, ${Tag} {
        visibility: hidden;
      }
    }
  }
`;

const [first] = PAGE_TYPES;

/** Constant elements, so that selecting a tab does not render the fourteen panels again. */
const panels = PAGE_TYPES.map((pageType) => (
  <Panel key={pageType.id} value={pageType.id}>
    <PageTypePanel pageType={pageType} isFirst={pageType === first} />
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
            <Tabs
              defaultValue={first.id}
              // The panel of a click that the runtime repeats is shown already.
              onValueChange={(_, { event }) => setChanged(isChanged || event?.isTrusted === true)}
            >
              <TabList label={t('page-types:tabs')} bleed>
                {PAGE_TYPES.map(({ id, title, icon }) => (
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
