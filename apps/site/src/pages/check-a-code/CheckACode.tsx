import { ArrowRightIcon, Container, Heading } from '@waypage/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { focusHeading } from '../../browser/focus-heading.ts';
import { scrollBehavior } from '../../browser/scroll-behavior.ts';
import { SectionLead } from '../../components/section-head/SectionHead.styles.ts';
import { WithoutScripts } from '../../components/without-scripts/WithoutScripts.tsx';
import { CheckedCode } from './CheckedCode.tsx';
import { Head, NextSteps, Notes, Root } from './CheckACode.styles.ts';
import { PictureForm } from './PictureForm.tsx';
import { useCheck } from './useCheck.ts';

/** Reads and measures a picture of a code (docs/product.md, section 2, "Code check-up"). */
export function CheckACode() {
  const { t } = useTranslation(['check-a-code']);
  const { state, check, startAnew } = useCheck();
  const answer = useRef<HTMLHeadingElement>(null);
  const isAnswered = state.phase === 'answered';
  const reading =
    state.phase === 'answered' && state.answer.kind === 'code' ? state.answer : undefined;
  const noCode =
    state.phase === 'answered' && state.answer.kind === 'none' ? state.answer : undefined;

  useEffect(() => {
    if (!isAnswered) return;
    focusHeading(answer.current);
    // The picture of the answer may be above the window of a phone.
    const picture = answer.current?.closest('[data-answer]')?.firstElementChild;
    picture?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [isAnswered, state]);

  return (
    <Root aria-labelledby="check-a-code-title">
      <Container>
        <Head>
          <Heading level={1} variant="h2" id="check-a-code-title">
            {t('check-a-code:title')}
          </Heading>
          <SectionLead>{t('check-a-code:lead')}</SectionLead>
        </Head>
        <WithoutScripts>
          <p>{t('check-a-code:withoutScript')}</p>
        </WithoutScripts>
        {!reading && (
          <>
            <PictureForm
              isReading={state.phase === 'reading'}
              noCode={noCode}
              answer={answer}
              onPicture={check}
            />
            <Notes>
              <div>
                <dt>{t('check-a-code:notes.look.title')}</dt>
                <dd>{t('check-a-code:notes.look.text')}</dd>
              </div>
              <div>
                <dt>{t('check-a-code:notes.get.title')}</dt>
                <dd>{t('check-a-code:notes.get.text')}</dd>
              </div>
              <div>
                <dt>{t('check-a-code:notes.cannot.title')}</dt>
                <dd>{t('check-a-code:notes.cannot.text')}</dd>
              </div>
            </Notes>
          </>
        )}
      </Container>
      {reading && <CheckedCode reading={reading} answer={answer} onStartAnew={startAnew} />}
      <Container>
        <NextSteps role="list">
          <li>
            <Link to="/print-planner">
              <strong>{t('check-a-code:next.planner.title')}</strong>
              <span>{t('check-a-code:next.planner.text')}</span>
              <ArrowRightIcon size={20} />
            </Link>
          </li>
          <li>
            <Link to="/print-kit">
              <strong>{t('check-a-code:next.kit.title')}</strong>
              <span>{t('check-a-code:next.kit.text')}</span>
              <ArrowRightIcon size={20} />
            </Link>
          </li>
          <li>
            <Link to="/before-you-print">
              <strong>{t('check-a-code:next.before.title')}</strong>
              <span>{t('check-a-code:next.before.text')}</span>
              <ArrowRightIcon size={20} />
            </Link>
          </li>
        </NextSteps>
      </Container>
    </Root>
  );
}
