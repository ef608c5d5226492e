import { callsBy } from '#crud/declare/callsBy.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { librarians } from '../account.ts';
import { habit } from '../habit.ts';

export const books = defineResource({
  name: 'books',
  label: 'book',
  title: 'Books',
  scope: 'global',
  menu: 'Books',
  goKey: 'b',
  routes: { list: '/books', create: '/books/new', edit: '/books/edit', show: '/books/view' },
  rights: { deleteOne: librarians },
  fields: {
    title: f.text({ label: 'Title', required: 'Enter the title', max: 120 }),
    author: f.text({ label: 'Author', required: 'Enter the author', max: 80 }),
    isbn: f.text({ label: 'ISBN', max: 17, hint: 'Ten or thirteen digits, as printed on the back' }),
    subject: f.choice({
      label: 'Subject',
      required: 'Choose a subject',
      options: [
        { value: 'novel', label: 'Novel' },
        { value: 'poetry', label: 'Poetry' },
        { value: 'essay', label: 'Essay' },
        { value: 'science', label: 'Science' },
        { value: 'children', label: 'Children' },
      ],
    }),
    copies: f.int({ label: 'Copies', initial: 1, required: 'Enter how many there are' }),
    available: f.int({ label: 'Available', readOnly: true }),
    published: f.day({ label: 'Published' }),
    cover: f.url({ label: 'Cover' }),
    description: f.textarea({ label: 'Description', max: 2000 }),
  },
  calls: callsBy(habit, 'book', {
    search: true,
    sorts: ['title', 'author', 'copies', 'available', 'published'],
    filters: { subject: ['eq', 'in'], published: ['gte', 'lte'] },
  }),
  list: {
    columns: { title: '2fr', author: '1.4fr', isbn: '150px', subject: '100px', copies: '90px', available: '110px' },
    filters: ['subject', 'published'],
    empty: 'No books yet',
  },
  form: {
    sections: [
      { title: 'Book', fields: ['title', 'author', 'isbn', 'subject', 'published'] },
      { title: 'On the shelf', fields: ['copies', 'cover', 'description'] },
    ],
  },
  texts: { measure: 'books', add: 'Add a book', created: 'Book added', updated: 'Book saved', deleted: 'Book deleted' },
});
