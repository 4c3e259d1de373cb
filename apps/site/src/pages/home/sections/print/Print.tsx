import { ArrowRightIcon, Button, Container, Heading, Reveal, Section } from '@waypage/ui';
import { media, mixins, textZoom, tokens, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { WrapRow } from '#components/wrap-row/WrapRow.styles.ts';

const CHECKS = ['size', 'edge', 'distance', 'contrast', 'proof'] as const;

const TOOL_LINKS = [
  ['/print-kit', 'print:kit'],
  ['/check-a-code', 'print:check'],
  ['/before-you-print', 'print:beforeYouPrint'],
] as const;

/** Checks before a code is printed (docs/product.md, section 2, "Print it right"). */
export default function Print() {
  const { t, locale } = useTranslation(['print']);
  return (
    <Band id="print" surface="sheet">
      <Columns>
        <Reveal render={<Panel data-surface="kraft" />}>
          <img
            src={`/images/drawings/print-label-${locale}.svg`}
            alt={t('print:drawing.label')}
            width={464}
            height={464}
            loading="lazy"
            decoding="async"
          />
        </Reveal>
        <Content>
          <Heading level={2}>{t('print:title')}</Heading>
          <Reveal order={1}>
            <Checks role="list">
              {CHECKS.map((id, index) => (
                <Check key={id}>
                  <span aria-hidden="true">{index + 1}</span>
                  <h3>{t(`print:${id}.title`)}</h3>
                  <p>{t(`print:${id}.text`)}</p>
                </Check>
              ))}
            </Checks>
          </Reveal>
          <WrapRow $gap="12px" $align="normal">
            <Button
              variant="outline"
              iconEnd={<ArrowRightIcon size={18} />}
              render={<Link to="/print-planner" />}
            >
              {t('print:plan')}
            </Button>
            {TOOL_LINKS.map(([path, label]) => (
              <Button key={path} variant="outline" render={<Link to={path} />}>
                {t(label)}
              </Button>
            ))}
          </WrapRow>
        </Content>
      </Columns>
    </Band>
  );
}

/** In the dark theme, little but these lines separates it from the bands above and below. */
const Band = styled(Section)`
  border-block: 1px solid ${vars.color.line};
`;

const Columns = styled(Container)`
  display: grid;
  gap: 44px;

  @media ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[10]};
  }
  @media ${media.xl} {
    gap: ${vars.space[14]};
  }
`;

const Panel = styled.div`
  display: grid;
  place-items: center;
  block-size: 520px;
  border-bottom-right-radius: ${vars.radius.roundL};
  background: ${vars.stock.kraft};
  forced-color-adjust: none;

  & > img {
    inline-size: min(464px, calc(100% - 40px));
    block-size: auto;
  }

  @media ${media.belowSm} {
    block-size: 390px;
    margin-inline: calc(-1 * ${vars.space.gutter});
    border-radius: 0;

    & > img {
      inline-size: min(324px, calc(100% - 24px));
    }
  }
  @media ${media.lg} {
    block-size: auto;
    min-block-size: 640px;
  }
`;

const Content = styled.div`
  min-inline-size: 0;

  /* "comprobaciones" has to fit without hyphenation. */
  & > h2:lang(es) {
    @media (max-width: 399.98px) {
      font-stretch: ${tokens.font.width.normal};
    }
    @media ${media.lg} {
      font-size: min(4.3vw / ${textZoom}, 3.75rem);
    }
  }
`;

const Checks = styled.ol`
  ${mixins.listReset}
  margin-block: 32px 20px;
`;

const Check = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  min-block-size: 88px;
  padding-block: 16px;
  border-block-start: 1px solid ${vars.color.line};

  & > span {
    grid-row: span 2;
    ${typography.numeral}
    font-size: 3.625rem;
  }
  & > h3 {
    ${typography.h3}
    font-size: 1.4375rem;
  }
  & > p {
    margin-block-start: 4px;
    font-size: 1rem;
    line-height: 1.5;
    color: ${vars.color.ink2};
  }
`;
