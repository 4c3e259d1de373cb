import { use, useId, useRef, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import {
  ActionButton,
  font,
  footAction,
  Page,
  PageTitle,
  SampleNotice,
  StandaloneContext,
} from '../PageParts.tsx';
import { Radio } from '../parts/Radio.tsx';

const PACES = [1, 2, 3, 4, 5];

/** Validates a form of three questions, but sends nothing and keeps its values. */
export default function ExitPage() {
  const { t } = useTranslation(['sample-feedback-exit']);
  const isStandalone = use(StandaloneContext);
  const [isSent, setSent] = useState(false);
  const change = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  return (
    <Root
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <PageTitle size="min(45.5px, 12.6vw)" lineHeight={1.01} width="300px" isBalanced>
        {t('sample-feedback-exit:exit.title')}
      </PageTitle>
      <Lead>{t('sample-feedback-exit:exit.lead')}</Lead>
      <Scale aria-describedby={`${id}-ends`}>
        <legend>{t('sample-feedback-exit:exit.pace')}</legend>
        {PACES.map((pace) => (
          <Pace key={pace} name={`${id}-pace`} value={pace} defaultChecked={pace === 3}>
            {pace}
          </Pace>
        ))}
      </Scale>
      <Ends id={`${id}-ends`}>
        <span>1: {t('sample-feedback-exit:exit.slow')}</span>
        <span>5: {t('sample-feedback-exit:exit.fast')}</span>
      </Ends>
      <label htmlFor={`${id}-change`}>{t('sample-feedback-exit:exit.change')}</label>
      <textarea
        ref={change}
        id={`${id}-change`}
        placeholder={t('sample-feedback-exit:exit.changeHint')}
        aria-required
      />
      <label htmlFor={`${id}-reply`}>{t('sample-feedback-exit:exit.reply')}</label>
      <input
        id={`${id}-reply`}
        type="email"
        autoComplete="email"
        placeholder={t('sample-feedback-exit:exit.replyHint')}
      />
      <Send
        as="button"
        type="submit"
        data-live={isStandalone || undefined}
        onClick={() => {
          // Not earlier: Firefox treats an untouched `required` field, and its form, as invalid.
          if (change.current) change.current.required = true;
        }}
      >
        {t('sample-feedback-exit:exit.send')}
      </Send>
      {isStandalone && <SampleNotice isVisible={isSent} />}
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #dce5f2;
  --_ink: #1f2a52;
  --_second: #4a5578;
  --_action-ink: #f4f7fc;
  padding-block: 55px 24px;

  & > label,
  legend {
    padding: 0;
    ${font('question', '21px')}
  }

  textarea,
  & > input {
    appearance: none;
    min-block-size: 52px;
    margin: 11px 0 26px;
    padding: 12px 14px;
    border: 2px solid;
    border-radius: 0;
    font: inherit;
    font-size: 16px;
    color: inherit;
    background: #f4f7fc;
  }

  textarea {
    min-block-size: 96px;
    resize: vertical;
  }

  ::placeholder {
    color: var(--_second);
    opacity: 1;
  }
`;

const Lead = styled.div`
  margin-block: 9px 24px;
  font-size: 16px;
  color: var(--_second);
`;

const Scale = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(5, 1fr);

  legend {
    margin-block-end: 11px;
  }
`;

const Pace = styled(Radio)`
  display: grid;
  place-items: center;
  min-block-size: 58px;
  border: 2px solid;
  ${font('label', '21px')}

  & + & {
    border-inline-start-width: 0;
  }

  &:has(:checked) {
    color: var(--_action-ink);
    background: var(--_action);
    border-color: var(--_ink);
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  min-block-size: 28px;
  padding-block-start: 3px;
  line-height: 18px;
  color: var(--_second);
`;

const Send = styled(ActionButton)`
  ${footAction}
`;
