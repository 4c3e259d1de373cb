import { useAnnouncement, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { List } from './Figures.styles.ts';

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly spoken: string;
}

interface Props {
  readonly figures: readonly Figure[];
  /** Whether the visitor has changed an input. Nothing is announced before. */
  readonly isChanged: boolean;
  /** Whether an input is invalid. Its field says so; the figures are announced again once it is valid. */
  readonly isWrong?: boolean;
}

/** Large figures that depend on inputs above them. Changes are announced as one sentence. */
export function Figures({ figures, isChanged, isWrong = false }: Props) {
  const { t } = useTranslation(['common']);
  const measures = figures.map(({ name, spoken }) =>
    t('common:labelled', { label: name, value: spoken }),
  );
  useAnnouncement(isWrong ? '' : `${measures.join('; ')}.`, { muted: !isChanged });
  return (
    <List>
      {figures.map(({ name, value, unit, spoken }) => (
        <div key={unit + name}>
          <dt>{name}</dt>
          {/* Next to other text, React would update a text node that translation has detached. */}
          {value === '–' ? (
            <dd key={value}>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{spoken}</VisuallyHidden>
            </dd>
          ) : (
            <dd key={value}>
              {value} <span>{unit}</span>
            </dd>
          )}
        </div>
      ))}
    </List>
  );
}
