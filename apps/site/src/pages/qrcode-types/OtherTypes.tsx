import { OTHER_TYPES } from '@waypage/content/page-types';
import { ArrowRightIcon, ArrowUpRightIcon, Heading, TextLink } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HiddenAddition } from '#components/hidden-addition/HiddenAddition.tsx';
import { NewTabNote } from '#components/new-tab-note/NewTabNote.tsx';
import { links } from '#services/links.ts';
import { List, Root } from './OtherTypes.styles.ts';

/** The kinds of code without a tab (docs/product.md, section 1). */
export function OtherTypes() {
  const { t } = useTranslation(['qrcode-types', 'menus', 'template-pages']);
  return (
    <Root>
      <Heading level={2}>{t('qrcode-types:also.title')}</Heading>
      <p>{t('qrcode-types:also.lead')}</p>
      <List role="list">
        {OTHER_TYPES.map(({ id, name, line }) => (
          <li key={id}>
            <h3>{t(name)}</h3>
            <p>{t(line)}</p>
            <TextLink
              iconEnd={<ArrowRightIcon size={18} />}
              render={<Link to={`/samples?type=${id}`} />}
            >
              {t('qrcode-types:also.samples')}
              <HiddenAddition>{t(name)}</HiddenAddition>
            </TextLink>
            <TextLink
              iconEnd={<ArrowUpRightIcon size={18} />}
              render={<a href={links.newPage(id)} target="_blank" rel="noopener" />}
            >
              {t('qrcode-types:also.create')}
              <HiddenAddition>{t(name)}</HiddenAddition>
              <NewTabNote />
            </TextLink>
          </li>
        ))}
      </List>
    </Root>
  );
}
