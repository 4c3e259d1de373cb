import { Link, type LinkProps } from 'react-router-dom';
import { questionPath, type Question } from './ask-question.ts';

interface Props extends Omit<LinkProps, 'to'>, Question {}

/** A link to the contact form, which is then filled in beside what was typed there; also in a new tab. Without scripts it leads to the form as it is. */
export function AskLink({ subject, message, ...rest }: Props) {
  return <Link {...rest} to={questionPath({ subject, message })} />;
}
