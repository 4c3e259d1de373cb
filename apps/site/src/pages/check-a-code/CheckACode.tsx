import { Container } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { focusHeading } from '#runtime/focus-heading.ts';
import { scrollBehavior } from '#runtime/navigation/entry-state.ts';
import { LinkRow } from '#components/link-row/LinkRow.tsx';
import { PageBody } from '#components/page-body/PageBody.styles.ts';
import { PageTitle } from '#components/page-title/PageTitle.tsx';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { CheckedCode } from './CheckedCode.tsx';
import { ImageForm } from './ImageForm.tsx';
import { useCheck } from './useCheck.ts';

const NOTES = ['look', 'get', 'cannot'] as const;

const NEXT = [
  { to: '/print-planner', id: 'planner' },
  { to: '/print-kit', id: 'kit' },
  { to: '/before-you-print', id: 'before' },
] as const;

/** Reads and measures an image of a code (docs/product.md, section 2, "Code check-up"). */
export function CheckACode() {
  const { t } = useTranslation(['check-a-code']);
  const { isReading, answer, count, check, startAgain } = useCheck();
  const heading = useRef<HTMLHeadingElement>(null);
  const image = answer && 'corners' in answer ? answer : undefined;

  useEffect(() => {
    if (count === undefined) return;
    focusHeading(heading.current);
    // On a phone the image was chosen further down, so the answer may be above the viewport.
    heading.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [count]);

  return (
    <PageBody>
      <Container>
        <PageTitle title={t('check-a-code:title')} lead={t('check-a-code:lead')} />
        <WithoutScripts>
          <p>{t('check-a-code:withoutScript')}</p>
        </WithoutScripts>
        {!image && (
          <>
            <ImageForm
              isReading={isReading}
              refusal={answer && 'reason' in answer ? answer : undefined}
              heading={heading}
              onImage={check}
            />
            <Notes>
              {NOTES.map((id) => (
                <div key={id}>
                  <dt>{t(`check-a-code:notes.${id}.title`)}</dt>
                  <dd>{t(`check-a-code:notes.${id}.text`)}</dd>
                </div>
              ))}
            </Notes>
          </>
        )}
      </Container>
      {image && (
        <CheckedCode key={count} image={image} heading={heading} onStartAgain={startAgain} />
      )}
      <Container>
        <LinkRow
          links={NEXT.map(({ to, id }) => ({
            to,
            title: t(`check-a-code:next.${id}.title`),
            text: t(`check-a-code:next.${id}.text`),
          }))}
        />
      </Container>
    </PageBody>
  );
}

const Notes = styled.dl`
  display: grid;
  margin: clamp(40px, 4vw, 56px) 0 0;
  border-block-start: 2px solid ${vars.color.line};

  & > div {
    padding-block: 20px;
  }

  dt {
    ${typography.labelLg}
  }

  dd {
    max-inline-size: 24em;
    margin-block-start: 12px;
    color: ${vars.color.ink2};
  }

  @media ${media.belowMd} {
    & > div + div {
      border-block-start: 1px solid ${vars.color.lineSoft};
    }
  }

  @media ${media.md} {
    grid-template-columns: repeat(3, 1fr);

    & > div {
      padding-inline: 24px;
      border-inline-start: 1px solid ${vars.color.line};
    }

    & > :first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;
