import { Button, Field, FormRow, TextArea } from '@waypage/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ignoreHeldEnter } from '../../browser/ignore-held-enter.ts';
import { CONTACT_MAX_LENGTH, type ContactField } from './contact-fields.ts';
import { Failure, Foot, Form, Note } from './ContactForm.styles.ts';
import { useContactMessage } from './useContactMessage.ts';

/** The form in which visitors write to us (docs/product.md, section 2, "Contact"). */
export function ContactForm() {
  const { t } = useTranslation(['contact']);
  const { state, form, failureText, onSubmit, onType } = useContactMessage();
  const failureId = useId();
  const isSending = state.phase === 'sending';
  const labels: Readonly<Record<ContactField, string>> = {
    name: t('contact:name'),
    email: t('contact:email'),
    subject: t('contact:subject'),
    message: t('contact:message'),
  };

  function propsOf(field: ContactField) {
    const fault = state.faults[field];
    return {
      name: field,
      label: labels[field],
      maxLength: CONTACT_MAX_LENGTH[field],
      // Firefox calls an untouched field with `required` invalid, and its form too.
      'aria-required': true,
      readOnly: isSending,
      error:
        fault === 'fillIn'
          ? t('contact:fillIn', { field: labels[field] })
          : fault && t('contact:notAnEmail'),
      onChange: () => {
        onType(field);
      },
    };
  }

  return (
    <Form
      ref={form}
      onSubmit={onSubmit}
      onKeyDown={ignoreHeldEnter}
      noValidate
      aria-busy={isSending}
    >
      <FormRow>
        <Field {...propsOf('name')} autoComplete="name" />
        <Field {...propsOf('email')} type="email" autoComplete="email" />
      </FormRow>
      <Field {...propsOf('subject')} />
      <TextArea {...propsOf('message')} />
      <Foot>
        <Button
          type="submit"
          variant="solid"
          size="lg"
          busy={isSending}
          aria-describedby={failureText === undefined ? undefined : failureId}
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
  );
}
