import { SECTION_INDEX } from '@waypage/content/sections';
import { ArrowRightIcon, Container, Heading } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Links to the sections of the home page (docs/product.md, section 2, "Section index"). */
export function SectionIndex() {
  const { t } = useTranslation(['section-index']);
  return (
    <section>
      <Head>
        <Heading level={1} variant="headingLong">
          {t('section-index:title')}
        </Heading>
        <Lead>{t('section-index:lead')}</Lead>
      </Head>
      <Container>
        <Rows role="list">
          {SECTION_INDEX.map(({ id, title, text }) => (
            <li key={id}>
              <Row to={`/s/${id}`}>
                <strong>{t(title)}</strong>
                <ArrowRightIcon size={24} />
                <span>{t(text)}</span>
              </Row>
            </li>
          ))}
        </Rows>
      </Container>
    </section>
  );
}

const Head = styled(Container)`
  display: grid;
  gap: ${vars.space[6]};
  padding-block: 56px 40px;

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) min(40%, 426px);
    gap: ${vars.space[10]};
    align-items: end;
    padding-block: 72px 56px;
  }
`;

const Lead = styled.p`
  max-inline-size: 31em;
  ${typography.lead}
  color: ${vars.color.ink2};
`;

const firstOf = (nth: string) => `
  & > :nth-child(${nth}) > a {
    padding-inline-start: 0;
    border-inline-start: 0;
  }`;

/** Continues the line of a last row that is not full. */
const lineAfter = (nth: string, missing = 1) => `
  &:has(> :last-child:nth-child(${nth}))::after {
    content: '';
    grid-column: span ${missing};
    border-block-start: 2px solid ${vars.color.line};
  }`;

const Rows = styled.ul`
  ${mixins.listReset}
  display: grid;
  padding-block-end: ${vars.space.section};

  & > li {
    display: grid;
    border-block-start: 1px solid ${vars.color.line};
  }

  @media ${media.sm} {
    row-gap: ${vars.space[9]};

    & > li {
      border-block-start-width: 2px;
    }

    & > li > a {
      padding-inline-start: ${vars.space[7]};
      border-inline-start: 1px solid ${vars.color.line};
    }
  }

  @media ${media.sm} and ${media.belowLg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${firstOf('odd')}
    ${lineAfter('odd')}
  }

  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${vars.space[11]};
    ${firstOf('3n + 1')}
    ${lineAfter('3n + 1', 2)}
    ${lineAfter('3n + 2')}
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px ${vars.space[5]};
  align-content: start;
  padding-block: 22px 26px;
  padding-inline-end: ${vars.space[7]};
  text-decoration: none;
  ${mixins.focusRing}

  &:focus-visible {
    position: relative;
    z-index: 1;
  }

  & > strong {
    ${typography.h3}
    text-underline-offset: 0.2em;
  }

  & > span {
    grid-column: 1;
    font-size: 1rem;
    line-height: 1.4;
    color: ${vars.color.ink2};
  }

  & > svg {
    margin-block-start: 3px;
  }

  @media ${media.hover} {
    &:hover > strong {
      text-decoration: underline;
      text-decoration-color: ${vars.color.signal};
      text-decoration-thickness: 2px;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    & > svg {
      transition: translate ${vars.duration.quick} ${vars.easing.out};
    }

    @media ${media.hover} {
      &:hover > svg {
        translate: 4px;
      }
      &:hover > svg:dir(rtl) {
        translate: -4px;
      }
    }
  }
`;
