import { FAQ_ITEMS } from '@waypage/content/faq';
import { LANDING_PAGES, type LandingPageName } from '@waypage/content/landing-pages';
import { PAGE_TYPES } from '@waypage/content/page-types';
import { getPlan } from '@waypage/content/pricing';
import {
  Accordion,
  AccordionItem,
  Container,
  FeatureGrid,
  Heading,
  PricingCard,
  PricingGrid,
  Section,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@waypage/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { TypeCell } from '#components/type-cell/TypeCell.tsx';
import { planView } from '#features/plan-comparison/plan-view.ts';
import { useLocale } from '#services/i18n/useLocale.ts';

const ORDINALS = ['first', 'second', 'third'] as const;

const STOCKS = ['salmon', 'manila', 'mist'] as const;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section>
      <Container>
        <Stack gap={10}>
          <Heading level={2}>{title}</Heading>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}

/** What a landing page says below its title: three kinds of code, questions, a plan. */
export function LandingBody({ id }: { readonly id: LandingPageName }) {
  const { t } = useTranslation([`landing-${id}`, 'page-types', 'qrcode-type', 'faq', 'pricing']);
  const { t: tPricing } = useTranslation(['pricing']);
  const locale = useLocale();
  const page = LANDING_PAGES.find(({ name }) => name === id);
  if (!page) throw new Error(`[site] There is no landing page "${id}".`);
  const types = page.pageTypes.flatMap((name) => PAGE_TYPES.find((type) => type.id === name) ?? []);
  const {
    id: planId,
    action,
    actionName,
    href,
    ...plan
  } = planView(getPlan(page.plan), 'monthly', tPricing, locale);
  return (
    <>
      <Part title={t(`landing-${id}:useCases.title`)}>
        <FeatureGrid>
          {types.map((pageType, index) => (
            <TypeCell
              key={pageType.id}
              pageType={pageType}
              title={t(pageType.title)}
              headingLevel={3}
              stock={STOCKS[index] ?? 'mist'}
              details={t('qrcode-type:details')}
            >
              {t(`landing-${id}:useCases.${ORDINALS[index] ?? 'first'}`)}
            </TypeCell>
          ))}
        </FeatureGrid>
      </Part>
      <Part title={t(`landing-${id}:questions.title`)}>
        <Accordion name="landing-questions">
          {(['first', 'second'] as const).map((order) => (
            <AccordionItem key={order} question={t(`landing-${id}:questions.${order}.question`)}>
              {t(`landing-${id}:questions.${order}.answer`)}
            </AccordionItem>
          ))}
          {FAQ_ITEMS.filter((item) => page.questions.includes(item.id)).map((item) => (
            <AccordionItem key={item.id} question={t(item.question)}>
              {t(item.answer)}
            </AccordionItem>
          ))}
        </Accordion>
      </Part>
      <Part title={t(`landing-${id}:plan`)}>
        <PricingGrid>
          <PricingCard
            key={planId}
            headingLevel={3}
            {...plan}
            action={
              <NewTabButton fullWidth variant="primary" href={href} iconEnd={null}>
                <span aria-hidden="true">{action}</span>
                <VisuallyHidden>{actionName}</VisuallyHidden>
              </NewTabButton>
            }
          />
        </PricingGrid>
        <p>
          <TextLink render={<Link to="/plans" />}>{t('pricing:findPlan')}</TextLink>
        </p>
      </Part>
    </>
  );
}
