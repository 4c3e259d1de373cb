import { Link, type LinkProps } from 'react-router-dom';
import { askQuestion, type Question } from './ask-question.ts';

interface Props extends Omit<LinkProps, 'to'>, Question {}

/** A link to the contact form, which is then filled in beside what was typed there. Without scripts it leads to the form as it is. */
export function AskLink({ subject, message, onClick, ...rest }: Props) {
  return (
    <Link
      {...rest}
      to="/s/contact"
      onClick={(event) => {
        onClick?.(event);
        askQuestion({ subject, message }, () => sessionStorage);
      }}
    />
  );
}
