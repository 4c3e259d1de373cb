import { CheckIcon, Heading, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import type { DescribedFinding } from './finding-words.ts';
import { Findings, FindingsHead } from './FindingList.styles.ts';

export function FindingList({ findings }: { readonly findings: readonly DescribedFinding[] }) {
  const { t } = useTranslation(['check-a-code']);
  const count = findings.filter(({ severity }) => severity !== 'fine').length;
  return (
    <section>
      <FindingsHead>
        <Heading level={2} variant="h2Small">
          {count === 0
            ? t('check-a-code:findings.titleNone')
            : t('check-a-code:findings.title', { count })}
        </Heading>
        {count > 0 && <p>{t('check-a-code:findings.note')}</p>}
      </FindingsHead>
      <Findings role="list">
        {findings.map(({ id, severity, title, value, why, cure }, index) => (
          <li key={id} data-finding={id} data-severity={severity}>
            {severity === 'fine' ? (
              <CheckIcon size={20} label={t('check-a-code:findings.ok')} />
            ) : (
              <span>
                <VisuallyHidden>{t('check-a-code:findings.bad')} </VisuallyHidden>
                {index + 1}
              </span>
            )}
            <div>
              <h3>{title}</h3>
              {why !== undefined && <p>{why}</p>}
            </div>
            <strong>{value}</strong>
            <p>{cure}</p>
          </li>
        ))}
      </Findings>
    </section>
  );
}
