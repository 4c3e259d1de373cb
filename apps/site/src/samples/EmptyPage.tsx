import { ImageIcon, PlusIcon } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { font, Page } from './PageParts.tsx';

export function EmptyPage({ name }: { readonly name: string }) {
  const { t } = useTranslation(['hero']);
  return (
    <Root>
      <Cover>
        <ImageIcon size={32} />
      </Cover>
      <Body>
        <Name translate="no" data-long={name.length > 10 || undefined}>
          {name}
        </Name>
        <div>{t('hero:preview.emptyPage')}</div>
        <Block>
          <PlusIcon size={20} />
          {t('hero:preview.firstBlock')}
        </Block>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #faf9f6;
  --_ink: #15140f;
`;

const Cover = styled.div`
  display: flex;
  align-items: end;
  justify-content: end;
  block-size: 208px;
  padding: 22px;
  background: #a9d1bf;
`;

const Body = styled.div`
  padding: 18px 22px;
`;

const Name = styled.div`
  margin-block-end: 8px;
  ${font('h3Wide', 'calc(33px / var(--_text-zoom, 1))')}
  overflow-wrap: anywhere;

  &[data-long] {
    font-size: calc(22px / var(--_text-zoom, 1));
  }
`;

const Block = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  block-size: 58px;
  margin-block-start: 14px;
  padding-inline: 14px;
  border: 2px dashed #96938a;
  font-weight: 650;
`;
