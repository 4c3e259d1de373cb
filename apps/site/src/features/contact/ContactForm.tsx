import { formatTime } from '@waypage/content';
import { BRAND } from '@waypage/content/brand';
import { Button, Field, FormRow, Heading, TextArea, useErrorDescription } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { ignoreRepeatedEnter } from '#components/field/ignore-repeated-enter.ts';
import { hiddenWithoutScripts } from '#components/without-scripts/hidden-without-scripts.ts';
import { CONTACT_MAX_LENGTH, type ContactField, type FieldError } from './contact-fields.ts';
import { useContactMessage } from './useContactMessage.ts';

/** Contact form of the site (docs/product.md, section 2, "Contact"). */
export function ContactForm() {
  const { t, locale } = useTranslation(['contact']);
  const { state, form, delivered, failureText, onSubmit, onType, writeAnother } =
    useContactMessage();
  const button = useRef<HTMLButtonElement>(null);
  const failureId = useId();
  const failure = useErrorDescription(button, failureId, failureText);
  const isSending = state.phase === 'sending';
  const labels: Readonly<Record<ContactField, string>> = {
    name: t('contact:name'),
    email: t('contact:email'),
    subject: t('contact:subject'),
    message: t('contact:message'),
  };

  function propsOf(field: ContactField) {
    const error = state.errors[field];
    return {
      name: field,
      label: labels[field],
      // Firefox treats an untouched `required` field, and its form, as invalid.
      'aria-required': true,
      readOnly: isSending,
      error: error && errorText(field, error),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onType(field, currentTarget.value),
    };
  }

  function errorText(field: ContactField, error: FieldError): string {
    if (error === 'required') return t('contact:fillIn', { field: labels[field] });
    if (error === 'notAnEmail') return t('contact:notAnEmail');
    return t('contact:tooLong', { count: error.tooMany, max: CONTACT_MAX_LENGTH[field] });
  }

  return (
    <Root>
      <Form
        ref={form}
        onSubmit={onSubmit}
        onKeyDown={ignoreRepeatedEnter}
        noValidate
        aria-busy={isSending}
        inert={state.phase === 'delivered'}
      >
        <FormRow>
          <Field {...propsOf('name')} autoComplete="name" />
          <Field {...propsOf('email')} type="email" autoComplete="email" />
        </FormRow>
        <Field {...propsOf('subject')} />
        <TextArea {...propsOf('message')} />
        <Foot>
          <Button
            ref={button}
            type="submit"
            variant="solid"
            size="l"
            busy={isSending}
            aria-describedby={failure}
          >
            <span>{isSending ? t('contact:sending') : t('contact:send')}</span>
          </Button>
          {failureText === undefined ? (
            <Note>{t('contact:allRequired')}</Note>
          ) : (
            <Failure id={failureId}>{failureText}</Failure>
          )}
        </Foot>
      </Form>
      {state.phase === 'delivered' && (
        <Delivered>
          <Heading level={3} ref={delivered}>
            {t('contact:sentAt', {
              time: formatTime(state.delivery.at.toTimeString().slice(0, 5), locale),
              address: BRAND.email,
            })}
          </Heading>
          <p>{t('contact:answerTo', { email: state.delivery.email })}</p>
          <Button variant="outline" onClick={writeAnother}>
            {t('contact:another')}
          </Button>
        </Delivered>
      )}
    </Root>
  );
}

/** Keeps the form's space after a delivery, so that nothing around it moves. */
const Root = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
`;

/** Centered in the form's space, or as near to the center as the window allows. */
const Delivered = styled.div`
  position: sticky;
  inset-block: calc(var(--header-height, ${vars.layout.header}) + 24px) 160px;
  align-self: center;
  display: grid;
  gap: 20px;
  justify-items: start;
  overflow-wrap: anywhere;

  & > p {
    color: ${vars.color.ink2};
  }
`;

const Form = styled.form`
  display: grid;
  gap: 28px;

  &[inert] {
    visibility: hidden;
  }

  &[aria-busy='true'] :is(input, textarea) {
    color: ${vars.color.ink3};
    cursor: progress;
  }

  ${hiddenWithoutScripts}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 22px;

  & > p {
    flex: 1 1 12em;
  }

  @media ${media.belowSm} {
    & > * {
      flex: 1 1 100%;
    }
  }
`;

const Note = styled.p`
  ${typography.small}
  color: ${vars.color.ink3};
`;

const Failure = styled.p`
  ${typography.small}
  color: ${vars.color.signalText};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
