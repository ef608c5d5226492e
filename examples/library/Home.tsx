import { Link } from 'react-router';
import { useProfile } from '#providers/useProviders.ts';
import { useTitle } from '#ui/useTitle.ts';

const places = [
  { to: '/books', name: 'Books', about: 'What stands on the shelves, and how many are there' },
  { to: '/readers', name: 'Readers', about: 'Who may borrow' },
  { to: '/loans', name: 'Loans', about: 'What is lent out, until when, and what is overdue' },
];

/** Where everybody begins. */
export function Home() {
  useTitle('Home');
  return (
    <section>
      <h1>Good day, {useProfile()?.user.name}</h1>
      <ul className="places">
        {places.map(({ to, name, about }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{name}</strong>
              <span className="soft">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
