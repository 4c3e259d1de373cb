import type { LandingPageName } from '@waypage/content/landing-pages';
import { getPlan } from '@waypage/content/pricing';
import {
  Accordion,
  AccordionItem,
  Container,
  FeatureGrid,
  Heading,
  PricingGrid,
  Section,
  Stack,
  TextLink,
} from '@waypage/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { TypeCell } from '#components/type-cell/TypeCell.tsx';
import { PlanCard } from '#features/plan-comparison/PlanCard.tsx';
import { landingContent } from './landing-content.ts';

const ORDINALS = ['first', 'second', 'third'] as const;

const STOCKS = ['salmon', 'manila', 'mist'] as const;

function LandingSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
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
  const { types, questions, plan } = landingContent(id);
  return (
    <>
      <LandingSection title={t(`landing-${id}:useCases.title`)}>
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
      </LandingSection>
      <LandingSection title={t(`landing-${id}:questions.title`)}>
        <Accordion name="landing-questions">
          {questions.map(({ question, answer }) => (
            <AccordionItem key={question} question={t(question)}>
              {t(answer)}
            </AccordionItem>
          ))}
        </Accordion>
      </LandingSection>
      <LandingSection title={t(`landing-${id}:plan`)}>
        <PricingGrid>
          <PlanCard plan={getPlan(plan)} period="monthly" isPrimary />
        </PricingGrid>
        <p>
          <TextLink render={<Link to="/plans" />}>{t('pricing:findPlan')}</TextLink>
        </p>
      </LandingSection>
    </>
  );
}
