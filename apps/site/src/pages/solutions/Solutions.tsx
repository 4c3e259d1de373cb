import { LANDING_PAGES } from '@waypage/content/landing-pages';
import { type Solution, SOLUTION_GROUPS, solutionsOf } from '@waypage/content/solutions';
import { ArrowRightIcon, Container, Heading, Section, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { LinkRow } from '#components/link-row/LinkRow.tsx';
import { PageBody } from '#components/page-body/PageBody.styles.ts';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { BrowserCard } from './BrowserCard.tsx';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

interface Props {
  readonly solution: Solution;
  readonly loading: 'eager' | 'lazy';
}

function SolutionCard({ solution, loading }: Props) {
  const { t } = useTranslation(['solutions', 'menus']);
  const { id, hashAliases, name, result, sampleId, isPageless } = solution;
  return (
    <Item id={id}>
      {hashAliases
        .filter((alias) => alias !== id)
        .map((anchor) => (
          <Anchor key={anchor} id={anchor} />
        ))}
      <Card to={`/solutions/${id}`}>
        <Window>
          {isPageless ? (
            <BrowserCard id={id} />
          ) : (
            <SamplePhone sample={sampleId} alt="" loading={loading} />
          )}
        </Window>
        <Board />
        <h3>
          {t(name)}
          <ArrowRightIcon size={20} />
        </h3>
        <p>{t(result)}</p>
        <VisuallyHidden>{t('solutions:seePage')}</VisuallyHidden>
      </Card>
    </Item>
  );
}

const EAGER_COUNT = 2;

/** All sixteen solutions on the shelves of their groups (docs/product.md, section 2, "Solutions"). */
export function Solutions() {
  const { t, locale } = useTranslation(['solutions', 'menus']);
  return (
    <>
      <Container render={<Head />}>
        <Heading level={1}>{t('solutions:title')}</Heading>
        <div>
          <Lead>{t('solutions:lead')}</Lead>
          <Note>{t('solutions:samplesNote')}</Note>
        </div>
      </Container>
      {SOLUTION_GROUPS.map(({ id, name, line }, index) => (
        <Band key={id} surface={index % 2 === 0 ? 'paper' : 'mist'}>
          <Container render={<Columns />}>
            <Group>
              <Heading level={2} variant="h2Small">
                {t(name)}
              </Heading>
              <p>{t(line)}</p>
            </Group>
            <Shelf role="list">
              {solutionsOf(id).map((solution, position) => (
                <SolutionCard
                  key={solution.id}
                  solution={solution}
                  loading={index === 0 && position < EAGER_COUNT ? 'eager' : 'lazy'}
                />
              ))}
            </Shelf>
          </Container>
        </Band>
      ))}
      <PageBody as="div">
        <Container>
          <LinkRow
            label={t('solutions:trades')}
            links={LANDING_PAGES.filter(({ indexed }) => indexed).map(({ name, titles }) => ({
              to: `/for/${name}`,
              title: titles[locale] ?? titles['en'] ?? name,
            }))}
          />
        </Container>
      </PageBody>
    </>
  );
}

const Head = styled.div`
  display: grid;
  gap: 24px ${vars.space[7]};
  padding-block: 44px 36px;

  & > h1 {
    /* Fits the longest word of the three languages; each title has two lines. */
    max-inline-size: 5.9em;
    font-size: min(clamp(3.25rem, 1.6rem + 6.9vw / ${textZoom}, 7.875rem), 16.5vw / ${textZoom});

    /* The g of “Pages” would touch the b of “mobiles”. */
    &:lang(fr) {
      line-height: 0.96;
    }
  }

  @media ${media.lg} {
    grid-template-columns: minmax(min-content, 7fr) minmax(0, 5fr);
    align-items: end;
    padding-block: 50px 62px;

    /* A long word of enlarged text takes its space from the text beside it. */
    & > h1 {
      min-inline-size: min-content;
    }
  }
`;

const Lead = styled.p`
  max-inline-size: 28em;
  ${typography.lead}
  color: ${vars.color.ink2};
`;

const Note = styled.p`
  margin-block-start: 8px;
  ${typography.small}
  color: ${vars.color.ink3};
`;

const Band = styled(Section)`
  padding-block: 40px 48px;
  border-block-start: 1px solid ${vars.color.line};

  @media ${media.lg} {
    padding-block: 44px 60px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[9]};

  @media ${media.lg} {
    grid-template-columns: 250px minmax(0, 1fr);
    gap: ${vars.space[10]};
  }
`;

const Group = styled.div`
  & > p {
    max-inline-size: 26em;
    margin-block-start: 12px;
    font-size: 1rem;
    line-height: 1.6;
    color: ${vars.color.ink2};
  }
`;

/* No column gap: the parts of the shelf meet. Fewer columns for enlarged text. */
const Shelf = styled.ul`
  ${mixins.listReset}
  --_columns: 2;
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(100% / var(--_columns), min(7.5rem, 100%)), 1fr)
  );
  row-gap: 40px;

  @media ${media.sm} {
    --_columns: 3;
    row-gap: 48px;
  }
  @media ${media.lg} {
    padding-block-start: 20px;
  }
  @media ${media.xl} {
    --_columns: 4;
  }
`;

const Item = styled.li`
  position: relative;
`;

const Anchor = styled.span`
  position: absolute;
  inset-block-start: 0;
`;

/* Open at the top for the rising phone. As high as the page's visible part: the shelf must not cut a code. */
const Window = styled.div`
  --_width: 150px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  padding-inline: 6px;
  clip-path: inset(-12px 0 0);

  &::before {
    content: '';
    inline-size: min(var(--_width), 100%);
    aspect-ratio: 1 / 1.148;
  }
  /* Does not make the window higher. */
  & > *,
  &::before {
    grid-area: 1 / 1;
  }
  & > * {
    block-size: 0;
  }
  @media ${media.sm} {
    --_width: 216px;
    padding-inline: 9px;
  }
  @media not ${media.reducedMotion} {
    & > * {
      transition: transform ${vars.duration.quick} ${vars.easing.out};
    }
  }
`;

const Board = styled.div`
  block-size: 10px;
  background: ${vars.color.ink};
  transition: background-color ${vars.duration.quick} ${vars.easing.out};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const raised = css`
  & > ${Board} {
    background: ${vars.color.signal};
  }
  @media not ${media.reducedMotion} {
    & > ${Window} > * {
      transform: translateY(-8px);
    }
  }
`;

const Card = styled(Link)`
  display: block;
  block-size: 100%;
  text-decoration: none;
  ${mixins.focusRing}

  & > h3 {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    padding: 16px 6px 0;
    overflow-wrap: anywhere;
    ${typography.h3}
    font-size: 1.125rem;
  }
  & > h3 > svg {
    flex: none;
  }
  & > p {
    padding: 6px 6px 0;
    font-size: 1rem;
    line-height: 1.4;
    color: ${vars.color.ink2};
  }
  @media ${media.sm} {
    & > h3 {
      padding-inline: 9px 24px;
      font-size: 1.3125rem;
    }
    & > p {
      padding-inline: 9px 20px;
    }
  }

  &:focus-visible {
    ${raised}
  }
  @media ${media.hover} {
    &:hover {
      ${raised}
    }
  }
`;
