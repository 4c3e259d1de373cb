import { Link, type LinkProps } from 'react-router-dom';
import { storeDraft } from './contact-draft.ts';

interface Props extends Omit<LinkProps, 'to'> {
  readonly subject: string;
  readonly message: string;
}

/** A link to the contact form, which is then filled in. Without scripts it leads to the form as it is. */
export function AskLink({ subject, message, onClick, ...rest }: Props) {
  return (
    <Link
      {...rest}
      to="/s/contact"
      onClick={(event) => {
        onClick?.(event);
        storeDraft({ name: '', email: '', subject, message }, () => sessionStorage);
      }}
    />
  );
}
