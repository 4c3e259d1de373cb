import { formatNumber } from '@waypage/content';
import { PAGE_TYPES, type PageType } from '@waypage/content/page-types';
import { SAMPLES } from '@waypage/content/samples';
import { ComparisonTable, Heading, LinkIcon, SmartphoneIcon } from '@waypage/ui';
import { media, tokens, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { shortUrlPrefix } from '#services/links.ts';

export function TypesTable() {
  const { t, locale } = useTranslation(['qrcode-types', 'page-types']);

  function cellsOf({ isPageless, sampleId, place, words, printSizeCm }: PageType) {
    const path = SAMPLES.find(({ id }) => id === sampleId)?.path ?? '';
    return [
      <Opens key="opens">
        {isPageless ? <LinkIcon size={16} /> : <SmartphoneIcon size={16} />}
        {t(isPageless ? 'qrcode-types:table.yourLink' : 'qrcode-types:table.aPage')}
      </Opens>,
      t(isPageless ? 'qrcode-types:table.theAddress' : 'qrcode-types:table.everything'),
      t(place),
      <CodeLabel key="words">{t(words, { address: shortUrlPrefix + path })}</CodeLabel>,
      t('qrcode-types:table.size', { size: formatNumber(printSizeCm, locale) }),
    ];
  }

  return (
    <TableSection>
      <Heading level={2}>{t('qrcode-types:table.title')}</Heading>
      <ComparisonTable
        variant="facts"
        caption={t('qrcode-types:table.caption')}
        rowsLabel={t('qrcode-types:table.type')}
        columns={[
          { id: 'opens', label: t('qrcode-types:table.opens') },
          { id: 'change', label: t('qrcode-types:table.change'), muted: true },
          { id: 'place', label: t('qrcode-types:table.place'), muted: true },
          { id: 'words', label: t('qrcode-types:table.wordsBeside') },
          { id: 'from', label: t('qrcode-types:table.from') },
        ]}
        rows={PAGE_TYPES.map((pageType) => ({
          id: pageType.id,
          label: t(pageType.title),
          cells: cellsOf(pageType),
        }))}
      />
    </TableSection>
  );
}

const TableSection = styled.section`
  padding-block-start: ${vars.space.section};

  & > h2 {
    margin-block-end: clamp(28px, 3.4vw, 48px);
  }
  @media ${media.lg} {
    & table[data-variant] {
      min-inline-size: 0;
    }
  }
`;

const Opens = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  white-space: nowrap;

  & > svg {
    flex: none;
  }
`;

const CodeLabel = styled.span`
  ${typography.label}
  font-stretch: ${tokens.font.width.narrow};
  font-size: 1.3125rem;
  line-height: 1.1;
`;
