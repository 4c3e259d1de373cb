import { formatNumber, type Locale } from '@waypage/content';
import { Heading, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import {
  GRADED_FROM,
  type Grade,
  type Parameter,
  type PrintGrades,
} from '#features/read-code/grade-limits.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { FindingsHead } from './FindingList.styles.ts';
import { Graded, GradeNote, Letter, Table } from './GradeTable.styles.ts';

interface Props {
  /** `undefined` if the decoder that samples the modules did not read the code. */
  readonly grades: PrintGrades | undefined;
}

const LETTERS: Readonly<Record<Grade, string>> = { 4: 'A', 3: 'B', 2: 'C', 1: 'D', 0: 'F' };

const PERCENT = 100;

/** The grades of a print verifier, as far as an image allows, for print shops. */
export function GradeTable({ grades }: Props) {
  const { t } = useTranslation(['check-a-code']);
  const locale = useLocale();
  if (!grades) return null;
  const { overall, withheld, isDesign, parameters } = grades;
  return (
    <section aria-labelledby="check-a-code-grades">
      <FindingsHead>
        <Heading level={2} variant="h2Small" id="check-a-code-grades">
          {t('check-a-code:grades.title')}
        </Heading>
        <p>{t('check-a-code:grades.note', { standard: 'ISO/IEC 15415' })}</p>
      </FindingsHead>
      <Graded>
        <GradeNote>
          {overall === undefined ? (
            <Letter data-grade="none" aria-hidden="true">
              –
            </Letter>
          ) : (
            <Letter data-grade={overall}>
              <VisuallyHidden>{t('check-a-code:grades.overall')} </VisuallyHidden>
              {LETTERS[overall]}
            </Letter>
          )}
          <strong>
            {isDesign ? t('check-a-code:grades.design') : t('check-a-code:grades.estimated')}
          </strong>
          <p>
            {withheld === 'small' && t('check-a-code:grades.small', { pixels: GRADED_FROM.pixels })}
            {withheld === 'tilted' &&
              t('check-a-code:grades.tilted', { degrees: GRADED_FROM.degrees })}
            {!withheld && isDesign && t('check-a-code:grades.designNote')}
            {!withheld && !isDesign && t('check-a-code:grades.estimatedNote')}
          </p>
        </GradeNote>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('check-a-code:grades.parameter')}</th>
              <th scope="col">{t('check-a-code:grades.measured')}</th>
              <th scope="col">{t('check-a-code:grades.grade')}</th>
            </tr>
          </thead>
          <tbody>
            {parameters.map((parameter) => (
              <tr key={parameter.id}>
                <th scope="row">{t(`check-a-code:grades.parameters.${parameter.id}`)}</th>
                <td>
                  {parameter.id === 'grid'
                    ? t('check-a-code:grades.modules', { modules: writeValue(parameter, locale) })
                    : t('check-a-code:grades.percent', { percent: writeValue(parameter, locale) })}
                </td>
                <td>{withheld ? '–' : LETTERS[parameter.grade]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Graded>
    </section>
  );
}

function writeValue({ id, value }: Parameter, locale: Locale): string {
  if (id === 'grid') return formatNumber(value, locale, 2);
  const percent = value * PERCENT;
  return formatNumber(percent, locale, percent < 10 && percent % 1 >= 0.05 ? 1 : 0);
}
