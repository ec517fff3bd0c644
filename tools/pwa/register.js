/** Starts the service worker once the app has loaded; where there is none (a page without https), the app simply needs its server. */
async function keepOnTheDevice() {
  const registration = await navigator.serviceWorker.register('/serviceWorker.js');
  // A browser by itself looks for a new version only now and then. With the server gone there is none, and that is no fault.
  await registration.update().catch(() => {});
}

if ('serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    keepOnTheDevice().catch(error => console.warn('The app will not open offline:', error.message));
  });
}
