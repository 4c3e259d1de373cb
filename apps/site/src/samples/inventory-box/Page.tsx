import { CheckIcon, VisuallyHidden } from '@waypage/ui';
import { mixins, typography } from '@waypage/ui/theme';
import { useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { font, FootAction, needsScripts, Page, PageTitle, titleFont } from '../PageParts.tsx';

export const BOX_ITEMS = [
  { id: 'mugs', count: 12 },
  { id: 'stove', count: 1 },
  { id: 'kettle', count: 2 },
  { id: 'towels', count: 6 },
  { id: 'matches', count: 4 },
  { id: 'tin', count: 1 },
] as const;

type BoxItem = (typeof BOX_ITEMS)[number];

export function toggleFound(
  found: readonly BoxItem['id'][],
  id: BoxItem['id'],
): readonly BoxItem['id'][] {
  return found.includes(id) ? found.filter((other) => other !== id) : [...found, id];
}

export function missingItems(found: readonly BoxItem['id'][]): readonly BoxItem[] {
  return BOX_ITEMS.filter(({ id }) => !found.includes(id));
}

const INITIAL_FOUND: readonly BoxItem['id'][] = ['mugs', 'stove', 'kettle', 'tin'];

/** The message has no body before the first change: without scripts it would not follow the checkboxes. */
export default function BoxPage() {
  const { t } = useTranslation(['sample-inventory-box']);
  const [found, setFound] = useState(INITIAL_FOUND);
  const subject = t('sample-inventory-box:subject');
  const missing = missingItems(found).map(
    ({ id, count }) => `${String(count)} × ${t(`sample-inventory-box:items.${id}`)}`,
  );
  const body =
    missing.length > 0
      ? [t('sample-inventory-box:missing'), ...missing].join('\r\n')
      : t('sample-inventory-box:complete');
  const message = found === INITIAL_FOUND ? '' : `&body=${encodeURIComponent(body)}`;
  return (
    <Root>
      <Tape aria-hidden="true" />
      <Head>
        <Stencil>
          <VisuallyHidden>{t('sample-inventory-box:number')}</VisuallyHidden>
          <span aria-hidden="true">07</span>
        </Stencil>
        <Marks aria-hidden="true">
          <svg viewBox="0 0 48 48">
            <path d="M8 42h32M15 36V12M7 20l8-9 8 9M33 36V12M25 20l8-9 8 9" />
          </svg>
          <svg viewBox="0 0 48 48">
            <path d="M15 6h18l-2 13a7 7 0 0 1-14 0zM24 26v14M15 42h18" />
          </svg>
        </Marks>
      </Head>
      <Slip>
        <SlipHead>
          <Title>{t('sample-inventory-box:title')}</Title>
          <span role="status">
            {t('sample-inventory-box:found', { found: found.length, all: BOX_ITEMS.length })}
          </span>
        </SlipHead>
        <Items role="list">
          {BOX_ITEMS.map(({ id, count }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  defaultChecked={INITIAL_FOUND.includes(id)}
                  onChange={() => setFound((before) => toggleFound(before, id))}
                />
                <CheckIcon size={18} />
                {t(`sample-inventory-box:items.${id}`)}
                <b>{count}</b>
              </label>
            </li>
          ))}
        </Items>
      </Slip>
      <Shelf>
        <svg viewBox="0 0 92 64" width={92} height={64} aria-hidden="true">
          <path d="M69.5 22.5h21v19h-21z" fill="currentColor" stroke="none" />
          <path d="M1 1v63M24 1v63M46.5 1v63M69 1v63M91 1v63M1 2h90M1 22h90M1 42h90M1 62h90" />
        </svg>
        <div>
          <b>{t('sample-inventory-box:shelf')}</b>
          {t('sample-inventory-box:checked')}
        </div>
      </Shelf>
      <FootAction
        href={`mailto:store@tern-scouts.example?subject=${encodeURIComponent(subject)}${message}`}
      >
        {t('sample-inventory-box:send')}
      </FootAction>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 22px;
  --_ground: #c79a5f;
  --_ink: #22160a;
  --_rule: #d9d2c4;
  --_action-ink: #f6e7cd;
  --_corner: 0;
  position: relative;
  padding-block: 68px 24px;
`;

const Tape = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(50% - 48px);
  inline-size: 96px;
  block-size: 250px;
  background: #dcbb88;
  clip-path: polygon(
    0 0,
    100% 0,
    100% 97%,
    88% 100%,
    76% 96%,
    62% 100%,
    50% 97%,
    37% 100%,
    24% 96%,
    11% 100%,
    0 97%
  );
`;

const Head = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

/* Two bridges of cardboard hold the middles of the stencilled digits. */
const Stencil = styled.div`
  position: relative;
  ${titleFont('min(150px, 41vw)', 0.8)}
  margin-inline-start: -6px;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: -4px;
    inset-inline-start: 25.5%;
    inline-size: 7px;
    background: var(--_ground);
  }

  &::after {
    inset-inline-start: 70%;
    background: #dcbb88;
    rotate: 24deg;
  }
`;

const Marks = styled.div`
  display: grid;
  gap: 8px;

  svg {
    inline-size: 52px;
    block-size: 52px;
    padding: 4px;
    border: 2px solid;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
  }
`;

const Slip = styled.div`
  position: relative;
  margin-block: 22px 16px;
  padding: 14px 16px 4px;
  background: #fbf8f1;
`;

const SlipHead = styled.div`
  display: flex;
  gap: 12px;
  align-items: baseline;
  justify-content: space-between;
  padding-block-end: 10px;
  border-block-end: 2px solid;

  span {
    ${typography.label}
    white-space: nowrap;

    ${needsScripts}
  }
`;

const Title = styled(PageTitle)`
  ${font('h3Wide', 'min(27px, 7.5vw)')}

  &:not(:lang(en)) {
    font-size: min(22px, 6.1vw);
  }
`;

const Items = styled.ul`
  ${mixins.listReset}

  & > li + li {
    border-block-start: 1px solid var(--_rule);
  }

  label {
    position: relative;
    display: flex;
    gap: 12px;
    align-items: center;
    min-block-size: 44px;
    cursor: pointer;
  }

  input {
    appearance: none;
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    border: 2px solid;
    cursor: pointer;
  }

  input:checked {
    background: var(--_ink);
  }

  svg {
    position: absolute;
    inset-inline-start: 2px;
    color: #fbf8f1;
    pointer-events: none;
  }

  input:not(:checked) + svg {
    display: none;
  }

  b {
    ${typography.label}
    margin-inline-start: auto;
  }
`;

const Shelf = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  margin-block-end: 18px;

  svg {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }

  b {
    display: block;
    font-size: 16px;
  }
`;
