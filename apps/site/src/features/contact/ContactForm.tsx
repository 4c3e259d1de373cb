import { formatTime } from '@waypage/content';
import { BRAND } from '@waypage/content/brand';
import { Button, Field, FormRow, Heading, TextArea, useErrorDescription } from '@waypage/ui';
import { useId, useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ignoreHeldEnter } from '#components/field/ignore-held-enter.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { CONTACT_MAX_LENGTH, type FieldError, type ContactField } from './contact-fields.ts';
import { Delivered, Failure, Foot, Form, Note, Place } from './ContactForm.styles.ts';
import { useContactMessage } from './useContactMessage.ts';

/** Contact form of the site (docs/product.md, section 2, "Contact"). */
export function ContactForm() {
  const { t } = useTranslation(['contact']);
  const { state, form, delivered, failureText, onSubmit, onType, writeAnother } =
    useContactMessage();
  const button = useRef<HTMLButtonElement>(null);
  const failureId = useId();
  const failure = useErrorDescription(button, failureId, failureText);
  const locale = useLocale();
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
    <Place>
      <Form
        ref={form}
        onSubmit={onSubmit}
        onKeyDown={ignoreHeldEnter}
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
    </Place>
  );
}
