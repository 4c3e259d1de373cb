import type { Plan } from '@waypage/content/pricing';
import { CheckIcon, MinusIcon, TextLink, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { questionPath } from '../contact/ask-question.ts';
import { Muted } from './PlanTable.styles.ts';
import type { PlanCell } from './plan-table.ts';

interface Props {
  readonly cell: PlanCell | undefined;
  readonly plan: Plan;
  readonly label: string;
}

export function PlanCellContent({ cell, plan, label }: Props) {
  const { t } = useTranslation(['plans']);
  switch (cell?.kind) {
    case 'amount':
      return <b>{cell.text}</b>;
    case 'words':
      return cell.text;
    case 'unstated':
      return <Muted>{cell.text}</Muted>;
    case 'yes':
      return (
        <>
          <CheckIcon size={20} strokeWidth={2.25} />
          <VisuallyHidden>{t('plans:table.yes')}</VisuallyHidden>
        </>
      );
    case 'ask':
      return (
        <TextLink
          render={
            <Link
              to={questionPath({
                subject: t('plans:table.ask.subject', { plan: plan.name, row: label }),
                message: t('plans:table.ask.message', { plan: plan.name, row: label }),
              })}
            />
          }
        >
          {t('plans:table.values.askUs')}
        </TextLink>
      );
    default:
      return (
        <Muted>
          <MinusIcon size={18} />
          <VisuallyHidden>{t('plans:table.no')}</VisuallyHidden>
        </Muted>
      );
  }
}
