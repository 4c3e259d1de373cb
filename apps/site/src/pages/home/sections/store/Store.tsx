import { ArrowUpRightIcon, Container, Heading, Section, Text } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { SectionHead } from '#components/section-head/SectionHead.styles.ts';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { useLinks } from '#services/useLinks.ts';
import { Aside, WithoutScript } from './Store.styles.ts';
import { StoreShelves, VisitLink } from './StoreShelves.tsx';

/** Products of the shop (docs/product.md, sections 2, 3 and 9). */
export default function Store() {
  const { t } = useTranslation(['store']);
  return (
    <Section id="store">
      <Container>
        <SectionHead>
          <Heading level={2}>{t('store:title')}</Heading>
          <Aside>
            <Text tone="ink2">{t('store:lead')}</Text>
            <NewTabButton
              variant="outline"
              href={useLinks().storefront()}
              iconEnd={<ArrowUpRightIcon size={18} />}
            >
              {t('store:seeMore')}
            </NewTabButton>
          </Aside>
        </SectionHead>
        <StoreShelves />
        <WithoutScripts>
          <WithoutScript>
            <p>
              {t('store:withoutScript')} <VisitLink />
            </p>
          </WithoutScript>
        </WithoutScripts>
      </Container>
    </Section>
  );
}
