import {
  ArrowUpRightIcon,
  Button,
  Container,
  Heading,
  Section,
  Text,
  VisuallyHidden,
} from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../objects/section-head/SectionHead.styles.ts';
import { links } from '../../services/links.ts';
import { Aside, WithoutScript } from './Store.styles.ts';
import { StoreShelves } from './StoreShelves.tsx';
import { VisitLink } from './VisitLink.tsx';

/** The strip of shop products (specification, sections 2, 3 and 9). */
export default function Store() {
  const { t } = useTranslation(['store', 'common']);
  return (
    <Section id="store" aria-labelledby="store-title">
      <Container>
        <SectionHead>
          <Heading level={2} id="store-title">
            {t('store:title')}
          </Heading>
          <Aside>
            <Text tone="ink2">{t('store:lead')}</Text>
            <Button
              variant="outline"
              iconEnd={<ArrowUpRightIcon size={18} />}
              render={<a href={links.storefront()} target="_blank" rel="noopener" />}
            >
              <span>
                {t('store:seeMore')}
                <VisuallyHidden> {t('common:opensInNewTab')}</VisuallyHidden>
              </span>
            </Button>
          </Aside>
        </SectionHead>
        <StoreShelves />
        <noscript>
          <WithoutScript>
            {t('store:withoutScript')} <VisitLink />
          </WithoutScript>
        </noscript>
      </Container>
    </Section>
  );
}
