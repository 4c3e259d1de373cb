import type { Meta, StoryObj } from '@storybook/react-vite';
import { Testimonial } from './Testimonial.js';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 92"><path fill="#F1C75B" d="M0 0h92v92H0z"/><path fill="#133C36" d="M14 92c0-18 14-27 32-27s32 9 32 27z"/><path fill="#C78A60" d="M28 38c0 14 10 24 11 24v8a7 7 0 0 0 14 0v-8c1 0 11-10 11-24V26H28z"/><path fill="#3A2E1C" d="M24 39c0-18 6-28 22-28s22 10 22 28l-7-13c-8 4-22 4-30 0z"/></svg>',
)}`;

const meta = {
  title: 'Marketing/Testimonial',
  component: Testimonial,
  args: {
    quote:
      'We moved the market indoors the night before. I changed the page and left the posters alone.',
    sampleLabel: 'Sample:',
    name: 'Mara D.',
    title: 'Event organiser',
    company: 'Example Street Market',
    avatar: { src: portrait },
    initials: 'MD',
  },
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AvatarFailed: Story = {
  args: { avatar: { src: 'data:image/png;base64,broken' } },
};

export const NoAvatar: Story = { args: { avatar: undefined } };
export const NothingOnTheStamp: Story = { args: { avatar: undefined, initials: undefined } };
export const NotASample: Story = { args: { sampleLabel: undefined } };

export const LongQuote: Story = {
  args: {
    quote:
      'Forty menus, two languages, and the fish changes every morning. I type the new price while the coffee runs, and by the time the door opens the code on each table already knows. Nobody has asked for a paper menu since the spring.',
    name: 'Bartholomew Featherstonehaugh-Villanueva',
    title: 'Owner, cook and on most evenings the waiter too',
  },
};

/** The quotation marks are those of the language; the opening one hangs. */
export const French: Story = {
  args: {
    quote: 'On a déplacé le marché la veille. J’ai changé la page et laissé les affiches.',
    sampleLabel: 'Exemple :',
    title: 'Organisatrice',
    company: 'Marché de la rue Exemple',
    lang: 'fr',
  },
};
