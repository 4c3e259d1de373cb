import { HOW_IT_WORKS_STEPS } from '@waypage/content/how-it-works';
import {
  ArrowRightIcon,
  Container,
  Heading,
  Reveal,
  Section,
  Step,
  Steps,
  Text,
  TextLink,
} from '@waypage/ui';
import { tokens, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SectionHead } from '#components/section-head/SectionHead.styles.ts';

const DRAWINGS = {
  create: { file: 'how-it-works-blocks', alt: 'how-it-works:drawing.blocks' },
  customize: { file: 'how-it-works-code', alt: 'how-it-works:drawing.brandedCode' },
  analyze: { file: 'how-it-works-bars', alt: 'how-it-works:drawing.bars' },
} as const;

/** The three steps on a roll of labels (docs/product.md, section 1, "How it works"). */
export default function HowItWorks() {
  const { t, locale } = useTranslation(['how-it-works']);
  return (
    <Section id="how-it-works">
      <Head as={Container}>
        <Heading level={2}>{t('how-it-works:title')}</Heading>
        <Text tone="ink2">{t('how-it-works:lead')}</Text>
      </Head>
      <Reveal render={<StepsRow />}>
        <Steps>
          {HOW_IT_WORKS_STEPS.map(({ id, title, text }, index) => (
            <Step
              key={id}
              numeral={String(index + 1)}
              title={t(title)}
              headingLevel={3}
              drawing={
                <Drawing
                  data-step={id}
                  src={`/images/drawings/${DRAWINGS[id].file}-${locale}.svg`}
                  alt={t(DRAWINGS[id].alt)}
                  width={381}
                  height={292}
                  loading="lazy"
                  decoding="async"
                />
              }
            >
              <p>{t(text)}</p>
              {id === 'analyze' && (
                <AnalyticsLink>
                  <TextLink
                    iconEnd={<ArrowRightIcon size={16} />}
                    render={<Link to="/s/analytics" />}
                  >
                    {t('how-it-works:toAnalytics')}
                  </TextLink>
                </AnalyticsLink>
              )}
            </Step>
          ))}
        </Steps>
      </Reveal>
    </Section>
  );
}

const Head = styled(SectionHead)`
  & > h2 {
    max-inline-size: none;
  }
`;

const StepsRow = styled.div`
  margin-block-start: 50px;
`;

/** Never cropped: the drawing's own ground fills the rest of the box. */
const Drawing = styled.img`
  object-fit: contain;
  object-position: bottom;
  forced-color-adjust: none;

  &[data-step='create'] {
    background: ${tokens.color.light.mist};
  }
  &[data-step='customize'] {
    object-position: center;
    background: #f3ebdd;
  }
  &[data-step='analyze'] {
    background: ${vars.stock.onStock};
  }
`;

const AnalyticsLink = styled.p`
  margin-block-start: 12px;
`;
