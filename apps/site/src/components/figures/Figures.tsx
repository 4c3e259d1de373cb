import { useAnnouncement } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { List } from './Figures.styles.ts';

/** One figure of a list. */
export interface Figure {
  /** What is measured. */
  readonly name: string;
  readonly value: string;
  /** Its abbreviation, which may be empty. */
  readonly unit: string;
  /** The measure as it is said, with the unit as a word. */
  readonly spoken: string;
}

interface Props {
  readonly figures: readonly Figure[];
  /** Whether the visitor has changed what they depend on: nothing is announced before. */
  readonly isChanged: boolean;
  /**
   * Whether something that they depend on is wrong. Its field says so, and the figures are announced again once it is right.
   *
   * @default false
   */
  readonly isWrong?: boolean;
}

/** Large figures of what is set above them, announced as one sentence when they have changed. */
export function Figures({ figures, isChanged, isWrong = false }: Props) {
  const { t } = useTranslation(['common']);
  const measures = figures.map(({ name, spoken }) =>
    t('common:labelled', { label: name, value: spoken }),
  );
  useAnnouncement(isWrong ? '' : `${measures.join('; ')}.`, { muted: !isChanged });
  return (
    <List>
      {figures.map(({ name, value, unit }) => (
        <div key={unit + name}>
          <dt>{name}</dt>
          {/* Beside another text, a translated value would not be seen to change. */}
          <dd key={value}>
            {value} <span>{unit}</span>
          </dd>
        </div>
      ))}
    </List>
  );
}
