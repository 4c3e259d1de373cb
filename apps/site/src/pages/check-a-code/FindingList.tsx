import { CheckIcon, Heading, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import type { DescribedFinding } from './describe-finding.ts';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { numberedSquare } from '#components/numbered-square.ts';

export function FindingList({ findings }: { readonly findings: readonly DescribedFinding[] }) {
  const { t } = useTranslation(['check-a-code']);
  const count = findings.filter(({ severity }) => severity !== 'fine').length;
  return (
    <section>
      <FindingsHead
        title={
          count === 0
            ? t('check-a-code:findings.titleNone')
            : t('check-a-code:findings.title', { count })
        }
        note={count === 0 ? '' : t('check-a-code:findings.note')}
      />
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

interface HeadProps {
  readonly id?: string;
  readonly title: string;
  readonly note: string;
}

export function FindingsHead({ id, title, note }: HeadProps) {
  return (
    <Head>
      <Heading level={2} variant="h2Small" id={id}>
        {title}
      </Heading>
      {note !== '' && <p>{note}</p>}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 40px;
  align-items: end;
  justify-content: space-between;
  margin-block: clamp(56px, 6vw, 88px) 28px;

  p {
    color: ${vars.color.ink2};
  }
`;

const Findings = styled.ul`
  ${mixins.listReset}
  margin-block-end: clamp(56px, 6vw, 88px);
  border-block: 2px solid ${vars.color.line};
  border-block-end-width: 1px;

  & > li {
    display: grid;
    grid-template-columns: 54px minmax(0, 1fr);
    gap: 8px 0;
    padding-block: 18px;
  }

  & > li + li {
    border-block-start: 1px solid ${vars.color.lineSoft};
  }

  & > li > :nth-child(n + 3) {
    grid-column: 2;
  }

  & > li > span {
    ${numberedSquare}
  }

  svg {
    color: ${vars.color.ok};
  }

  h3 {
    ${typography.question}
  }

  p {
    max-inline-size: 34em;
  }

  h3 + p {
    margin-block-start: 8px;
    ${typography.small}
    color: ${vars.color.ink2};
  }

  strong {
    ${typography.labelLg}
  }

  [data-severity='fine'] p {
    ${typography.small}
    color: ${vars.color.ink2};
  }

  [data-severity='fatal'] strong,
  [data-severity='warn'] strong {
    ${typography.dimension}
    font-size: 2rem;
    color: ${vars.color.signalText};
  }

  @media ${media.md} {
    & > li {
      grid-template-columns: 54px minmax(0, 9fr) minmax(0, 6fr) minmax(0, 11fr);
    }

    & > li > :nth-child(n) {
      grid-column: auto;
    }

    & > li > :nth-child(n + 2):not(:last-child) {
      padding-inline-end: 24px;
    }
  }
`;
