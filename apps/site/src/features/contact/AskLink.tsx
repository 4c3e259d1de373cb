import { Link, type LinkProps } from 'react-router-dom';
import { questionPath, type Question } from './ask-question.ts';

interface Props extends Omit<LinkProps, 'to'>, Question {}

/**
 * A link that prefills the contact form and keeps what is typed there. Works in a new tab too. Without scripts it leads
 * to the empty form.
 */
export function AskLink({ subject, message, ...rest }: Props) {
  return <Link {...rest} to={questionPath({ subject, message })} />;
}
