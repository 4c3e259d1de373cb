import { ArrowRightIcon, ArrowUpRightIcon, Button, LinkIcon, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { questionPath } from '#features/contact/ask-question.ts';
import { copyText } from '#features/notices/copy-text.ts';
import { ANSWER_ID } from './AnswerLine.tsx';
import type { Requirements } from './find-plan.ts';
import { requirementsText, type StubView } from './finder-view.ts';
import { Copy, Lines, Note, Price, Stub, Title } from './PlanStubAnswer.styles.ts';

interface Props {
  readonly view: StubView;
  readonly requirements: Requirements;
}

export function PlanStubAnswer({ view, requirements }: Props) {
  const { t } = useTranslation(['plans', 'pricing', 'common']);
  const { title, price, note, lines, action } = view;

  const copy = () =>
    copyText(
      action ? location.href : requirementsText(requirements, t),
      t(action ? 'plans:copied' : 'plans:copiedAsked'),
      t('plans:copyFailed'),
    );

  return (
    <Stub id={ANSWER_ID} data-surface="manila">
      <div>
        <Title key={title}>{title}</Title>
        {price && (
          <Price key={price.amount + price.period}>
            <VisuallyHidden>{`${price.text} ${price.period}`}</VisuallyHidden>
            <span aria-hidden="true">
              {price.signFirst && <small>{price.sign}</small>}
              <b>{price.amount}</b>
              {!price.signFirst && <small>{price.sign}</small>}
            </span>
            <span aria-hidden="true">{price.period}</span>
          </Price>
        )}
        <Note key={note}>{note}</Note>
        <Lines>
          {lines.map(({ label, value }) => (
            <div key={label + value}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Lines>
        {action ? (
          <NewTabButton
            key={action.name}
            variant="solid"
            fullWidth
            iconEnd={<ArrowUpRightIcon size={18} />}
            href={action.href}
          >
            <span aria-hidden="true">{action.label}</span>
            <VisuallyHidden>{action.name}</VisuallyHidden>
          </NewTabButton>
        ) : (
          <Button
            variant="solid"
            fullWidth
            iconEnd={<ArrowRightIcon size={18} />}
            render={
              <Link
                to={questionPath({
                  subject: t('plans:subject'),
                  message: requirementsText(requirements, t),
                })}
              />
            }
          >
            {t('plans:write')}
          </Button>
        )}
        <Copy type="button" onClick={() => void copy()}>
          <span key={action ? 'link' : 'asked'}>
            {t(action ? 'plans:copyLink' : 'plans:copyAsked')}
          </span>
          <LinkIcon size={18} />
        </Copy>
      </div>
    </Stub>
  );
}
