import { Container, Heading, useAnnouncement } from '@waypage/ui';
import { media, textZoom, typography, vars } from '@waypage/ui/theme';
import { useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { PageBody } from '#components/page-body/PageBody.styles.ts';
import { PageTitle } from '#components/page-title/PageTitle.tsx';
import { useDeferredContent } from '#features/below-fold/useDeferredContent.ts';
import { useQueryState } from '#features/query-state/useQueryState.ts';
import { findPlan, type Requirements } from './find-plan.ts';
import { QUERY_PARAMETERS, INITIAL_STATE, readAmount, toRequirements } from './finder-state.ts';
import { answerView } from './finder-view.ts';
import { FinderForm } from './FinderForm.tsx';
import { OpenQuestions } from './OpenQuestions.tsx';
import { AnswerLine, PlanAnswerCard } from './PlanAnswerCard.tsx';
import { formatUsdCents } from '@waypage/content';
import { PLANS } from '@waypage/content/pricing';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { PeriodControl } from '#features/plan-comparison/PeriodControl.tsx';
import { PlanTable } from '#features/plan-comparison/PlanTable.tsx';

const NO_REQUIREMENTS: Requirements = { pages: 0, shortUrls: 0, users: 1, needs: [] };

/** Finds a plan, and lists every limit of all (docs/product.md, section 2, "Plans"). */
export function Plans() {
  const { t, locale } = useTranslation(['plans', 'pricing', 'common']);
  const showsDeferredContent = useDeferredContent();
  const [state, change, isChanged] = useQueryState(INITIAL_STATE, QUERY_PARAMETERS);
  // An amount that is not valid yet keeps the last valid one.
  const [lastValid, setLastValid] = useState(() => toRequirements(INITIAL_STATE, NO_REQUIREMENTS));
  const requirements = toRequirements(state, lastValid);
  if (requirements.pages !== lastValid.pages || requirements.shortUrls !== lastValid.shortUrls)
    setLastValid(requirements);
  const answer = findPlan(requirements);
  const view = answerView(answer, requirements, state.period, t, locale);
  // While an amount is invalid, its field says so. Afterwards the sentence is announced again, even if it is the same.
  const isWrong = [state.pages, state.shortUrls].some((typed) => readAmount(typed) === undefined);
  useAnnouncement(isWrong ? '' : view.sentence, { muted: !isChanged });

  return (
    <PageBody as="div">
      <Container>
        <section>
          <PageTitle title={t('plans:title')} lead={t('plans:lead')} />
          <FinderWithoutScripts />
          <Finder>
            <FinderForm state={state} requirements={requirements} onChange={change} />
            {isChanged && <AnswerLine view={view} />}
            <PlanAnswerCard view={view} requirements={requirements} />
          </Finder>
          <Privacy>{t('plans:privacy')}</Privacy>
        </section>
        {showsDeferredContent && (
          <>
            <section>
              <Head>
                <Heading level={2}>{t('plans:table.title')}</Heading>
                <PeriodControl
                  period={state.period}
                  onPeriodChange={(period) => change({ period })}
                />
              </Head>
              <PlanTable
                found={answer.kind === 'fits' ? answer.plan.id : undefined}
                inQuestion={answer.plan.id}
                period={state.period}
              />
            </section>
            <OpenQuestions />
          </>
        )}
      </Container>
    </PageBody>
  );
}

function FinderWithoutScripts() {
  const { t, locale } = useTranslation(['plans', 'pricing']);
  return (
    <WithoutScripts>
      <p>{t('plans:withoutScript')}</p>
      <PlanList>
        {PLANS.map(({ id, name, priceMonthlyCents, limits }) => (
          <li key={id}>
            {t('plans:holds', {
              plan: name,
              price: formatUsdCents(priceMonthlyCents, locale),
              period: t('pricing:perMonth'),
              pages: limits.pages,
              shortUrls: limits.shortUrls,
            })}
          </li>
        ))}
      </PlanList>
    </WithoutScripts>
  );
}

/** A ticket with the questions, and the stub with the answer torn off. Hidden without scripts, which it needs. */
const Finder = styled.div`
  display: grid;

  @media ${media.noScript} {
    display: none;
  }

  @media ${media.belowLg} {
    margin-inline: calc(-1 * ${vars.space.gutter});

    /* The sticky answer must not cover the focused element. */
    & :is(a, button, input) {
      scroll-margin-block-end: 84px;
    }
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 940fr) minmax(0, 376fr);
    column-gap: 10px;
    align-items: start;
  }
`;

const Privacy = styled.p`
  margin-block-start: 36px;
  ${typography.small}
  color: ${vars.color.ink2};

  @media ${media.noScript} {
    display: none;
  }
`;

const PlanList = styled.ul`
  display: grid;
  gap: 8px;
  margin-block-start: 16px;
  padding-inline-start: 20px;
`;

const Head = styled.div`
  display: grid;
  gap: 28px 40px;
  margin-block: clamp(72px, 8vw, 112px) 36px;

  & > h2 {
    font-size: min(clamp(2.125rem, 1.6rem + 2vw / ${textZoom}, 3.25rem), 13vw / ${textZoom});
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    align-items: end;
  }

  @media ${media.noScript} {
    & > :last-child {
      display: none;
    }
  }
`;
