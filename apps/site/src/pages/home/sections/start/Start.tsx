import { Container, Section, TextLink } from '@waypage/ui';
import { media, textZoom, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { links } from '#services/links.ts';
import { useLinks } from '#services/useLinks.ts';

/** The call to start with the free plan (docs/product.md, section 2, "Final call"). */
export default function Start() {
  const { t } = useTranslation(['start']);
  return (
    <Section id="start" surface="signal" render={<Band />}>
      <Container render={<Columns />}>
        <div>
          <Title>{t('start:title')}</Title>
          <Lead>{t('start:lead')}</Lead>
          <Actions>
            <NewTabButton variant="solid" size="l" href={useLinks().freePlan()} iconEnd={null}>
              {t('start:startForFree')}
            </NewTabButton>
            <TextLink render={<Link to="/samples" />}>{t('start:samples')}</TextLink>
          </Actions>
        </div>
        <Label>
          <img
            src="/images/drawings/start-code.svg"
            alt={t('start:code', { address: links.freePlan() })}
            width={372}
            height={372}
            loading="lazy"
            decoding="async"
          />
          <figcaption>{t('start:scan')}</figcaption>
        </Label>
      </Container>
    </Section>
  );
}

/* The torn edge overlaps the section above, which shows through the holes. */
const Band = styled.section`
  position: relative;
  margin-block-start: -11px;
  mask:
    radial-gradient(circle at 22px 0, transparent 11px, #000 11.5px) 0 0 / 44px 11px repeat-x,
    linear-gradient(#000 0 0) 0 10.5px / 100% 100% no-repeat;
`;

const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: 48px;
  align-items: start;

  /* The label wraps below long words of enlarged text. */
  @media ${media.md} {
    flex-flow: row wrap;
    gap: 32px;
    align-items: center;

    & > :first-child {
      flex: 1 1 0;
    }
  }
`;

const Title = styled.h2`
  max-inline-size: 8em;
  ${typography.display2}
  overflow-wrap: anywhere;

  /* The longest word has to fit at any font size of the browser. */
  @media ${media.belowSm} {
    font-size: min(max(2.75rem, 1.4rem + 5.6vw / ${textZoom}), 13.75vw / ${textZoom});
  }
`;

const Lead = styled.p`
  max-inline-size: 26em;
  margin-block: 28px 32px;
  ${typography.lead}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 28px;
  align-items: center;

  & > :last-child {
    border-color: currentcolor;
  }
`;

/* A light label, so that the code is never on the signal color. */
const Label = styled.figure`
  flex: none;
  inline-size: 260px;
  border-end-end-radius: ${vars.radius.roundL};
  overflow: hidden;
  color: ${vars.stock.onStock};
  background: #faf9f6;
  forced-color-adjust: none;

  img {
    inline-size: 100%;
    block-size: auto;
  }

  /* The image already includes the quiet zone of its code. */
  figcaption {
    margin-block-start: -8px;
    padding: 0 12% 24px;
    text-wrap: balance;
    ${typography.label}
  }

  @media ${media.lg} {
    inline-size: 372px;
  }
`;
